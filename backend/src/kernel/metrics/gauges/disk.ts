import {stat, statfs} from 'node:fs/promises';
import {lastBackupFile} from '../../backup/last-backup';
import {sql} from '../../persistence/sql';
import type {GaugeGroup} from '../metrics';

export const disk = (dataDir: string): GaugeGroup => ({
  name: 'disk',
  gauges: {
    clube_disk_free_bytes: {help: 'What the file system of DATA_DIR has left for us'},
    clube_disk_size_bytes: {help: 'What it has in all'},
    clube_disk_free_files: {help: 'How many more files it can hold'},
  },
  async read() {
    const {bavail, blocks, bsize, files, ffree} = await statfs(dataDir);
    return {
      clube_disk_free_bytes: bavail * bsize,
      clube_disk_size_bytes: blocks * bsize,
      // Some file systems have no such limit and say 0 of 0.
      clube_disk_free_files: files > 0 ? ffree : null,
    };
  },
});

export const storedFiles: GaugeGroup = {
  name: 'files',
  seconds: 600,
  gauges: {
    clube_stored_files: {help: 'Files that rows know, by folder', labels: ['folder']},
    clube_stored_bytes: {help: 'Their bytes as they came, without renditions', labels: ['folder']},
  },
  async read({query}) {
    const rows = await query(
      sql<{folder: string; files: number; bytes: number}>`
        SELECT split_part(caminho, '/', 1) AS folder, count(*)::int AS files, sum(bytes)::float8 AS bytes FROM arquivo GROUP BY 1 ORDER BY 2 DESC LIMIT 20`,
    );
    return {
      clube_stored_files: rows.map(({folder, files}) => ({labels: {folder}, value: files})),
      clube_stored_bytes: rows.map(({folder, bytes}) => ({labels: {folder}, value: bytes})),
    };
  },
};

export const backup = (dataDir: string): GaugeGroup => ({
  name: 'backup',
  gauges: {clube_backup_last_success_timestamp_seconds: {help: 'When the last whole backup was made; 0: never'}},
  async read() {
    const made = await stat(lastBackupFile(dataDir)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
    return {clube_backup_last_success_timestamp_seconds: made ? made.mtimeMs / 1000 : 0};
  },
});
