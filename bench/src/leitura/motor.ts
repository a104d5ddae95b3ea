import {ReceiptReader, lerDocumento, type ArquivoParaLer, type DocumentoLido} from '@clube/receipt-reader';

interface Lida {
  lido: DocumentoLido;
  segundos: number;
}

export interface Motor {
  ler(arquivos: readonly ArquivoParaLer[]): Promise<Lida>;
  stop(): Promise<void>;
}

/** A day after every document's, whatever day this machine believes in: a date to come is no date of issue. */
const HOJE = '2026-12-01';

/** The product's own reader, with its processes and its limits, as the job uses it; seconds are the clock's. */
export function criarMotor(): Motor {
  const leitor = new ReceiptReader();
  return {
    async ler(arquivos) {
      const inicio = performance.now();
      const lido = await leitor.read(arquivos, HOJE);
      return {lido, segundos: (performance.now() - inicio) / 1000};
    },
    stop: () => leitor.stop(),
  };
}

const NADA: DocumentoLido = {
  estado: 'nao_lida',
  itens: [],
  campos: {},
  avisos: [],
  confianca: 0,
  certa: false,
  medidas: {vias: [], paginas: 0, duracaoMs: 0},
};

/**
 * The reader in this process, without limits of time; seconds are those that processors worked. So a machine that has
 * much else to do changes nothing of what is read.
 */
export function criarMotorDireto(): Motor {
  return {
    async ler(arquivos) {
      const antes = process.cpuUsage();
      const lido = await lerDocumento(arquivos, {hoje: HOJE}).catch((erro: unknown): DocumentoLido => {
        console.error(erro);
        return NADA;
      });
      const {user, system} = process.cpuUsage(antes);
      return {lido, segundos: (user + system) / 1e6};
    },
    stop: async () => undefined,
  };
}
