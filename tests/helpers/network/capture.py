"""Writes every packet on eth0 to standard output, each with its length before it (32 bits, big-endian), once "ready" stands on standard error."""
import socket
import struct
import sys

ALL_PROTOCOLS = 3
raw = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ALL_PROTOCOLS))
raw.setsockopt(socket.SOL_SOCKET, 33, 64 * 1024 * 1024)  # SO_RCVBUFFORCE
raw.bind(("eth0", 0))
print("ready", file=sys.stderr, flush=True)
while True:
    packet = raw.recv(1 << 17)
    sys.stdout.buffer.write(struct.pack(">I", len(packet)) + packet)
    sys.stdout.buffer.flush()
