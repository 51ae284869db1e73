"""The port of a server, and the addresses that lead to it: here, on the network, from anywhere."""

from __future__ import annotations

import errno
import socket
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Protocol
from urllib.parse import urlsplit

from ludotheque.engine.errors import LudothequeError, Problem

if TYPE_CHECKING:
    from .handover import Given

PORT = 4747
EXAMPLE = "https://games.example.org"
USUAL_PORTS = {"http": 80, "https": 443}
THIS_MACHINE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
OWN_NAMES = (THIS_MACHINE, "localhost", "[::1]")
# Whoever is asked for the way to one of these says from which address it would go there.
# Nothing is sent. The first is far away, the others are where private networks are.
FAR_AND_NEAR = ("203.0.113.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1")


# ---------------------------------------------------------------- behind a proxy


@dataclass(frozen=True)
class PublicAddress:
    """The address at which people find a server that stands behind a proxy."""

    scheme: str
    host: str  # with its port where that is not the usual one

    @property
    def address(self) -> str:
        return f"{self.scheme}://{self.host}"

    @classmethod
    def read(cls, text: str) -> PublicAddress:
        """Such an address as it is written, or why it is none."""
        problem = LudothequeError(
            Problem("not-a-public-address", {"given": text, "example": EXAMPLE})
        )
        try:
            parts = urlsplit(text)
            name, port = (parts.hostname or "").encode("idna").decode("ascii"), parts.port
        except ValueError as error:
            raise problem from error
        bare = not (parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc)
        if not bare or not name or parts.scheme not in USUAL_PORTS:
            raise problem
        host = f"[{name}]" if ":" in name else name
        usual = port is None or port == USUAL_PORTS[parts.scheme]
        return cls(parts.scheme, host if usual else f"{host}:{port}")


@dataclass(frozen=True)
class Proxies:
    """The addresses whose word is taken on whom they speak for."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    @classmethod
    def read(cls, text: str) -> Proxies:
        """Addresses of machines or of networks, with commas between them."""
        found = filter(None, (each.strip() for each in text.split(",")))
        return cls(tuple(map(read_network, found)))

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address))
        except ValueError:
            return False
        return any(found in network for network in self.networks)


NO_PROXIES = Proxies()


def read_network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise LudothequeError(Problem("not-a-proxy", {"given": text})) from error


# ---------------------------------------------------------------- the port


class Served(Protocol):
    """Whoever answers at a port."""

    @property
    def is_ending(self) -> bool: ...

    async def listen(self, listener: socket.socket) -> None:
        """Answers at one more address."""

    async def adopt(self, connection: socket.socket, request: Given) -> None:
        """Answers a live connection that another process has accepted."""


class Door:
    """A port that is ours, and the addresses that lead to it."""

    def __init__(
        self,
        listener: socket.socket,
        lan: bool = False,
        public: PublicAddress | None = None,
        proxies: Proxies = NO_PROXIES,
        shared: bool = False,
    ) -> None:
        self.listener = listener
        self.port: int = listener.getsockname()[1]
        self.lan = lan
        # This machine's addresses on its networks, the likeliest first.
        self.network = network_names() if lan else ()
        self.public = public  # where people find the server behind a proxy
        self.proxies = proxies  # whose word on others' addresses is believed
        self.shared = shared  # whether other processes answer here too
        self.served: Served | None = None  # by whom, while it is

    @property
    def address(self) -> str:
        """Where the site is for those who sit at this machine."""
        return f"http://{THIS_MACHINE}:{self.port}"

    @property
    def network_addresses(self) -> tuple[str, ...]:
        return addresses(self.network, self.port)

    @property
    def hosts(self) -> frozenset[str]:
        return frozenset(f"{name}:{self.port}" for name in (*OWN_NAMES, *self.network))

    def reachable(self) -> tuple[str, ...]:
        """Where others find the site now: a machine may have changed networks meanwhile."""
        if self.public:
            return (self.public.address,)
        return addresses(network_names(), self.port) if self.lan else ()

    @property
    def can_open(self) -> bool:
        """Whether it can be opened to the local network, where it is not open yet."""
        return not (self.lan or self.public or self.shared) and self.served is not None

    @property
    def is_ending(self) -> bool:
        """Whether nobody should be sent here any more."""
        return self.served is not None and self.served.is_ending

    async def open_to_network(self) -> None:
        """Listens on the local network too, until the server ends."""
        if self.lan:
            return
        if not self.can_open or self.served is None:
            raise LudothequeError(Problem("network-not-open"))
        names = network_names()
        listeners = [listening(name, self.port) for name in names]
        if not listeners:
            raise LudothequeError(Problem("no-network"))
        for each in listeners:
            await self.served.listen(each)
        self.lan, self.network = True, names

    def close(self) -> None:
        self.listener.close()


def open_door(
    port: int = PORT,
    lan: bool = False,
    public: PublicAddress | None = None,
    proxies: Proxies = NO_PROXIES,
    listen: str = "",
    shared: bool = False,
) -> Door:
    """Takes a port, or any free one for 0, before there is anything to be seen behind it.

    A port that is shared can be taken by several processes, between which the system divides those
    who come.
    """
    host = listen or (EVERYWHERE if lan else THIS_MACHINE)
    return Door(listening(host, port, shared), lan, public, proxies, shared)


def listening(host: str, port: int, shared: bool = False) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048, reuse_port=shared)
    except OSError as error:
        raise LudothequeError(why_not(port, error)) from error


def addresses(names: tuple[str, ...], port: int) -> tuple[str, ...]:
    return tuple(f"http://{name}:{port}" for name in names)


def why_not(port: int, error: OSError) -> Problem:
    if error.errno == errno.EADDRINUSE:
        return Problem("port-in-use", {"port": str(port)})
    if error.errno == errno.EACCES:
        return Problem("port-forbidden", {"port": str(port)})
    said = error.strerror or str(error)
    return Problem("port-unusable", {"port": str(port), "said": said})


def network_names() -> tuple[str, ...]:
    """The addresses that this machine has on its networks, found without sending anything."""
    found = (way_to(target) for target in FAR_AND_NEAR)
    return tuple(dict.fromkeys(name for name in found if name and not name.startswith("127.")))


def way_to(target: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:
            return ""
        name = str(probe.getsockname()[0])
    return "" if name == EVERYWHERE else name
