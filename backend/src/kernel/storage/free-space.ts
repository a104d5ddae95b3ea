import {statfs} from 'node:fs/promises';
import {dirname} from 'node:path';
import {OutOfSpace} from '../refusals/refusals';

const MB = 1024 * 1024;
/** What stays free for everything that is no upload: the database, what is shown of pictures, logs. */
const RESERVE_BYTES = 1024 * MB;
/** Of a small disk, no more than this part. */
const RESERVE_PART = 0.05;
/** A burst of uploads asks once. */
const AGE_MS = 1000;

/** In bytes: what is left for this process's user, and how large the disk is. */
export interface DiskSpace {
  free: number;
  total: number;
}

/**
 * How much room there is for files. Uploads are refused while less is left than the reserve, before their body is read;
 * all else goes on. Nothing is remembered: once there is room again the next upload is taken.
 */
export class FreeSpace {
  private known?: {until: number; room: Promise<DiskSpace[]>};

  /** @param reserveMb instead of the smaller of 1 GB and 5 % of the disk */
  constructor(
    private readonly folders: readonly string[],
    private readonly reserveMb?: number,
  ) {}

  /** The disks that the folders lie on; a folder that is not there yet lies where its parent does. */
  measure = (): Promise<DiskSpace[]> => Promise.all(this.folders.map(roomAt));

  /** @param bytes what is about to be written */
  async has(bytes = 0): Promise<boolean> {
    const rooms = await this.recent();
    return rooms.every(({free, total}) => free - bytes >= this.reserveOf(total));
  }

  /** @throws OutOfSpace when so much would leave less than the reserve */
  async require(bytes: number): Promise<void> {
    if (!(await this.has(bytes))) throw OutOfSpace();
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
    // Where it cannot be read, the write will fail.
    return {free: Infinity, total: 0};
  }
}
