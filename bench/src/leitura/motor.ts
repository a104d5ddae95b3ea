import {dirname, join} from 'node:path';
import type {ArquivoParaLer, DocumentoLido} from '@clube/backend/dist/modules/leitura/documento/tipos';

export interface Motor {
  ler(arquivos: ArquivoParaLer[]): Promise<DocumentoLido>;
}

interface ModuloLeitura {
  LeitorService: new () => Motor;
}

/** The product's own reader, with its process and its limits, as the job uses it. */
export function criarMotor(): Motor {
  const backend = dirname(require.resolve('@clube/backend'));
  const {LeitorService} = require(join(backend, 'modules', 'leitura', 'leitor.service.js')) as ModuloLeitura;
  return new LeitorService();
}
