import type {RespostaDe} from '@clube/api-client';
import type {EstadoLeitura} from '@clube/domain';
import type {RaRecord} from 'react-admin';
import type {ArquivoDaNota} from '../components/vendas/tipos';

/** A receipt in the state in which its points are not to be had. */
export interface NotaEncerrada extends RaRecord<number>, ArquivoDaNota {
  nome: string;
  cpf: string;
  criadoEm: string;
  atualizadoEm: string;
}

/** Another receipt that may be the same document. */
export type Duplicata = NonNullable<RespostaDe<'/api/nota/{idFoto}'>['possivelDuplicata']>;

/** A receipt that waits to be processed. */
export interface Pendente extends RaRecord<number>, ArquivoDaNota {
  nome: string;
  cpf: string;
  criadoEm: string;
  nomeArquivo: string;
  codigoPromocional: string | null;
  /** What was read of it so far, if anything. */
  cpfCnpj?: string | null;
  loja?: string | null;
  uf?: string | null;
  cidade?: string | null;
  dataEmissao?: string | null;
  chave?: string | null;
  tipoFiscal?: string | null;
  /** BRL. */
  total?: number | null;
  possivelDuplicata?: Duplicata | null;
  leitura?: EstadoLeitura | null;
  /** Of the whole reading, 0 to 1. */
  confianca?: number | null;
  certa?: boolean | null;
  /** Who is at it, while the lease lives. */
  analisePor?: string | null;
  atrasada?: boolean | null;
  /** Who looked at its sale, which another person has to confirm. */
  segundaConferencia?: string | null;
  /** How many files it has. */
  arquivos?: number | null;
}
