import {
  dataCompacta,
  lerChave,
  normalizarCnpj,
  somenteDigitos,
  totaisVenda,
  type ErrosCampos,
  type NovaVenda,
  type ValoresItem,
  formatarData,
  lerData,
} from '@clube/domain';
import type {Pendente} from '../tipos';

/** An item of the sale; amounts in integer cents. */
export interface ItemVenda extends ValoresItem {
  /** Tells two lines of one product apart. */
  linha: number;
  codigo: string;
  nome: string;
  /** Points of one unit. */
  valorPontos: number;
  /** The read line that the item came from, from 0. */
  lida?: number;
  /** A person has said that the product is the right one. */
  conferida?: boolean;
}

/** The form as it stands; documents and date as bare characters, the date in the order of typing. */
export interface VendaEmEdicao {
  cpf: string;
  cnpjLoja: string;
  nomeLoja: string;
  estadoLoja: string;
  cidadeLoja: string;
  tipoFiscal: string;
  identificador: string;
  realizadoEm: string;
  codigoPromocional: string;
  enviarMensagem: boolean;
  itens: readonly ItemVenda[];
  /** Read lines that are none of the programme's, by their place in the reading. */
  ignoradas: readonly number[];
}

export type CampoVenda = Exclude<keyof VendaEmEdicao, 'itens' | 'ignoradas' | 'enviarMensagem'>;
export type ErrosVenda = ErrosCampos;

/** The form at the start: what is known of the receipt, and what its access key says by itself. */
export function vendaInicial(nota: Pendente): VendaEmEdicao {
  const chave = nota.chave ? lerChave(nota.chave) : undefined;
  return {
    cpf: somenteDigitos(nota.cpf),
    cnpjLoja: normalizarCnpj(nota.cpfCnpj ?? chave?.cnpj ?? ''),
    nomeLoja: nota.loja ?? '',
    estadoLoja: nota.uf ?? '',
    cidadeLoja: nota.cidade ?? '',
    tipoFiscal: nota.tipoFiscal ?? chave?.tipoFiscal ?? '',
    identificador: chave ? String(chave.numero) : '',
    realizadoEm: comoDigitada(nota.dataEmissao),
    codigoPromocional: nota.codigoPromocional ?? '',
    enviarMensagem: true,
    itens: [],
    ignoradas: [],
  };
}

const reais = (centavos: number): number => centavos / 100;

/** The items as they travel: amounts in reais, and the line that each came from, so that its product is learned. */
function itensEnviados(itens: readonly ItemVenda[]) {
  return itens.map(({codigo, qtde, valorUnitario, valorDesconto, lida}) => ({
    ...(lida !== undefined && {linha: lida}),
    codigo,
    qtde,
    valorUnitario: reais(valorUnitario),
    valorDesconto: reais(valorDesconto),
  }));
}

/** The form as the checks want it. A half-typed date is handed over as it is, to be called invalid. */
export function paraValidar(venda: VendaEmEdicao): NovaVenda {
  const realizadoEm = dataDigitada(venda.realizadoEm) ?? venda.realizadoEm;
  return {...venda, realizadoEm, itens: itensEnviados(venda.itens)};
}

/** The request: digits only for documents and date, the date year first, amounts in reais. */
export function paraEnvio(venda: VendaEmEdicao, nota: Pick<Pendente, 'id' | 'nomeArquivo' | 'chave'>) {
  const {enviarMensagem, codigoPromocional, itens, ignoradas: _, realizadoEm, ...campos} = venda;
  const totais = totaisVenda(itens);
  const codigo = codigoPromocional.trim().toUpperCase();
  return {
    venda: {
      ...campos,
      realizadoEm: dataCompacta(dataDigitada(realizadoEm) ?? ''),
      totalVenda: reais(totais.totalVenda),
      totalDescontos: reais(totais.totalDescontos),
      itens: itensEnviados(itens),
      nomeArquivo: nota.nomeArquivo,
      idFoto: nota.id,
      ...(codigo && {codigoPromocional: codigo}),
      ...(chaveDaVenda(venda, nota.chave) && {chave: nota.chave}),
    },
    enviarMensagem,
  };
}

/** The key that was read goes along only while it says the same as the form: a person may have corrected the reading. */
function chaveDaVenda(venda: VendaEmEdicao, chave: string | null | undefined): boolean {
  const lida = chave ? lerChave(chave) : undefined;
  return (
    lida !== undefined &&
    lida.cnpj === venda.cnpjLoja &&
    lida.numero === Number(venda.identificador) &&
    lida.tipoFiscal === venda.tipoFiscal
  );
}

/** A civil date in the order and with the characters of typing. */
export function comoDigitada(data: string | null | undefined): string {
  const civil = data ? lerData(data.slice(0, 10)) : undefined;
  return civil ? somenteDigitos(formatarData(civil)) : '';
}

/** The typed date as a civil date; undefined while it is none. */
export function dataDigitada(digitos: string): string | undefined {
  return lerData(digitos.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3'));
}
