import type {Pendente} from '../tipos';

/** What a screen hands over to the new-sale screen along with the address. */
export interface EstadoNovaVenda {
  cpf: string;
  diretorioArquivo: string | null;
  codigoPromocional: string | null;
  cpfCnpj: string | null;
  loja: string | null;
  uf: string | null;
  cidade: string | null;
  dataEmissao: string | null;
  chave: string | null;
  tipoFiscal: Pendente['tipoFiscal'];
  idFoto: number;
  /** It was opened by deciding the one before, perhaps by a key that is still being pressed. */
  seguida?: boolean;
}

/** The receipt is in the address, so that it survives a reload and can be sent to a colleague. */
export function enderecoNovaVenda({id}: Pick<Pendente, 'id'>): string {
  return `/painel/processar/nova-venda?nota=${id}`;
}

export function estadoNovaVenda(nota: Pendente): EstadoNovaVenda {
  return {
    cpf: nota.cpf,
    diretorioArquivo: nota.diretorioArquivo,
    codigoPromocional: nota.codigoPromocional,
    cpfCnpj: nota.cpfCnpj,
    loja: nota.loja,
    uf: nota.uf,
    cidade: nota.cidade,
    dataEmissao: nota.dataEmissao,
    chave: nota.chave,
    tipoFiscal: nota.tipoFiscal,
    idFoto: nota.id,
  };
}

type NaFila = Pick<Pendente, 'id'> & Partial<Pick<Pendente, 'analisePor' | 'segundaConferencia'>>;

/**
 * The receipt to go on with: the one after this in the queue, else the first, passing over those that others are at
 * and those that wait for somebody else's look.
 */
export function nextInQueue<N extends NaFila>(
  cabeca: readonly N[],
  atual: number | undefined,
  eu: string,
): N | undefined {
  const aqui = cabeca.findIndex(({id}) => id === atual);
  const livre = ({id, analisePor, segundaConferencia}: NaFila): boolean =>
    id !== atual && (!analisePor || analisePor === eu) && segundaConferencia !== eu;
  return cabeca.slice(aqui + 1).find(livre) ?? cabeca.find(livre);
}
