import {tmpdir} from 'node:os';
import {readConfig} from '@clube/backend';
import {LeitorService} from '@clube/backend/dist/modules/leitura';
import type {ArquivoParaLer, DocumentoLido} from '@clube/backend/dist/modules/leitura/documento/tipos';

export interface Motor {
  ler(arquivos: readonly ArquivoParaLer[]): Promise<DocumentoLido>;
  stop(): Promise<void>;
}

/** A day after every document's, whatever day this machine believes in: a date to come is no date of issue. */
const AGORA = new Date('2026-12-01T12:00:00Z');

/** The product's own reader, with its processes and its limits, as the job uses it. */
export function criarMotor(): Motor {
  const env = {NODE_ENV: 'development', LEITURA_PROCESSOS: '1', SECRET: 'only measured, never served to anybody'};
  return new LeitorService(readConfig(env, tmpdir()), () => AGORA);
}
