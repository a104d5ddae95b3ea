import {open} from 'node:fs/promises';
import {BindingScope, inject, injectable} from '@loopback/core';
import {VIDEO_TYPES} from '@clube/domain';
import type {ReceivedFile} from '../../../kernel/http/input/multipart';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import type {Storage} from '../../../kernel/storage/storage';
import {insertFile, saveFormFile, type SavedFile} from '../../../kernel/uploads/form-file';
import {Unclean} from '../../../kernel/uploads/kind';
import type {Uploads} from '../../../kernel/uploads/uploads';
import {durationOf} from '../../../kernel/video/duration';
import {PDF, VTT, cursoVideo} from '../files';
import * as refusals from '../refusals';

/** A video from the form or from an upload in parts, before its row is inserted. */
export type SentVideo = SavedFile | {envio: string} | undefined;

const fileOf = (files: readonly ReceivedFile[], field: string) => files.find(each => each.field === field);

/** Validates and stores files that staff upload for a course, and inserts their rows in the caller's transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class ReceivedService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
    @inject(Kernel.RESUMABLE_UPLOADS) private readonly uploads: Uploads,
  ) {}

  /** @throws VideoTooLarge, VideoNotAccepted */
  async video(files: readonly ReceivedFile[], envio?: string): Promise<SentVideo> {
    const file = fileOf(files, 'linkVideo');
    if (!file) return envio ? {envio} : undefined;
    if (file.tooLarge) throw refusals.VideoTooLarge();
    const mime = file.type?.mime ?? '';
    if (!Object.hasOwn(VIDEO_TYPES, mime)) throw refusals.VideoNotAccepted();
    return saveFormFile(this.storage, cursoVideo, file, mime).catch((error: unknown) => {
      throw error instanceof Unclean ? refusals.VideoNotAccepted({erro: error.message}) : error;
    });
  }

  /**
   * Inserts a video's row and returns it with the duration, in the transaction that references it. It may throw
   * REFUSED_AT_TAKING.
   */
  async insertVideo(video: NonNullable<SentVideo>): Promise<{id: number; duracao: number | null}> {
    const {id, caminho, mime} =
      'envio' in video
        ? await this.uploads.take(cursoVideo, video.envio, file => Promise.resolve(file))
        : {...video, id: await insertFile(this.db, video)};
    return {id, duracao: (await durationOf(this.storage, caminho, mime)) ?? null};
  }

  /** Stores captions, which are plain text that must start with the format's signature. @throws LegendaNotAccepted */
  async legenda(files: readonly ReceivedFile[]): Promise<SavedFile | undefined> {
    const file = fileOf(files, 'legenda');
    if (!file) return undefined;
    if (file.tooLarge || file.bytes > VTT.bytes || !(await isWebVtt(file.path))) throw refusals.LegendaNotAccepted();
    return saveFormFile(this.storage, VTT, file, 'text/vtt');
  }

  /** @throws MaterialTooLarge */
  pdf(file: ReceivedFile): Promise<SavedFile> {
    if (file.tooLarge || file.bytes > PDF.bytes) throw refusals.MaterialTooLarge();
    return saveFormFile(this.storage, PDF, file, 'application/pdf');
  }

  insert(file: SavedFile): Promise<number> {
    return insertFile(this.db, file);
  }
}

async function isWebVtt(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const {buffer, bytesRead} = await file.read(Buffer.alloc(32), 0, 32, 0);
    return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}
