import {statfs} from 'node:fs/promises';
import {dirname} from 'node:path';
import {OutOfSpace} from '../refusals/refusals';

const MB = 1024 * 1024;
/** Disk space that uploads leave free for everything else: database, renditions, logs. */
const RESERVE_BYTES = 1024 * MB;
/** Maximum share of a small disk that is reserved. */
const RESERVE_PART = 0.05;
/** How long a measurement is cached, so that a burst of uploads measures once. */
const AGE_MS = 1000;

/** Bytes available to the process's user, and size of the disk. */
export interface DiskSpace {
  free: number;
  total: number;
}

/**
 * Free disk space for files. While less than the reserve is free, uploads are refused before their body is read; everything else
 * works. No state: as soon as there is space, the next upload is accepted.
 */
export class FreeSpace {
  private known?: {until: number; room: Promise<DiskSpace[]>};
  /** Bytes that calls under way have announced. What of them is on the disk already counts twice, which errs on the safe side. */
  private reserved = 0;

  /** @param reserveMb instead of the smaller of 1 GB and 5 % of the disk */
  constructor(
    private readonly folders: readonly string[],
    private readonly reserveMb?: number,
  ) {}

  /** The disks of the folders; a folder that does not exist yet is on its parent's disk. */
  measure = (): Promise<DiskSpace[]> => Promise.all(this.folders.map(roomAt));

  /** @param bytes what is about to be written */
  async has(bytes = 0): Promise<boolean> {
    return this.fits(await this.recent(), bytes);
  }

  /** @throws OutOfSpace when so much would leave less than the reserve */
  async require(bytes: number): Promise<void> {
    if (!(await this.has(bytes))) throw OutOfSpace();
  }

  /** Reserves so much until the returned function is called, once. @throws OutOfSpace like `require` */
  async hold(bytes: number): Promise<() => void> {
    const rooms = await this.recent();
    // No await from here on, so that concurrent calls count each other.
    if (!this.fits(rooms, bytes)) throw OutOfSpace();
    this.reserved += bytes;
    return () => void (this.reserved -= bytes);
  }

  private fits(rooms: readonly DiskSpace[], bytes: number): boolean {
    return rooms.every(({free, total}) => free - this.reserved - bytes >= this.reserveOf(total));
  }

  private reserveOf(total: number): number {
    return this.reserveMb === undefined ? Math.min(RESERVE_BYTES, total * RESERVE_PART) : this.reserveMb * MB;
  }

  private recent(): Promise<DiskSpace[]> {
    const now = performance.now();
    if (!this.known || this.known.until <= now) this.known = {until: now + AGE_MS, room: this.measure()};
    return this.known.room;
  }
}

async function roomAt(folder: string): Promise<DiskSpace> {
  try {
    const {bavail, blocks, bsize} = await statfs(folder);
    return {free: bavail * bsize, total: blocks * bsize};
  } catch (error) {
    const parent = dirname(folder);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && parent !== folder) return roomAt(parent);
    // If it cannot be measured, let the write fail.
    return {free: Infinity, total: 0};
  }
}
