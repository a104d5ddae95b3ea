import type {Pendente} from '../../tipos';
import {vendaInicial, type VendaEmEdicao} from '../venda.ts';
import type {ItemLido, NotaLida} from './types';

// For tests: a receipt that waits, and what was read of it, with certainty, two lines of the programme.

export const CNPJ = '11222333000181';

export const notaPendente: Pendente = {
  id: 7,
  nome: 'João',
  cpf: '39053344705',
  criadoEm: '2026-11-18T12:00:00.000Z',
  nomeArquivo: 'a.png',
  codigoPromocional: null,
  diretorioArquivo: null,
  arquivoUrl: null,
  tipo: null,
  arquivos: 1,
  possivelDuplicata: null,
  analisePor: null,
  segundaConferencia: null,
  leitura: 'em_leitura',
  confianca: null,
  certa: false,
  atrasada: false,
  cpfCnpj: null,
  loja: null,
  uf: null,
  cidade: null,
  dataEmissao: null,
  chave: null,
  tipoFiscal: null,
  total: null,
};

/** Its form before anything was read. */
export const vendaVazia: VendaEmEdicao = vendaInicial(notaPendente);

const certo = (fonte: 'qrcode' | 'chave' | 'texto') => ({confianca: 1, certa: true, fonte});

export const linhaLida = (mudanca: Partial<ItemLido> = {}): ItemLido => ({
  codigo: '000212625',
  nome: 'TINTA ACR FOSCA 18L',
  qtde: 2,
  valorUnitario: 412.9,
  valorDesconto: null,
  subTotal: 825.8,
  confianca: 1,
  certa: true,
  produto: {codigo: '203243', nome: 'Tinta Acrílica', valorPontos: 820, confianca: 1, via: 'revenda', certa: true},
  sugestoes: [],
  ...mudanca,
});

export const notaLida = (mudanca: Partial<NotaLida> = {}): NotaLida => ({
  estado: 'lida',
  chave: null,
  tipoFiscal: 'C',
  modelo: '65',
  serie: 1,
  numero: '919949',
  uf: 'SP',
  cidade: 'Santos',
  cpfCnpj: CNPJ,
  loja: 'Casa das Tintas',
  dataEmissao: '2026-11-18',
  total: 1651.6,
  descontos: null,
  confianca: 1,
  certa: true,
  atrasada: false,
  itens: [linhaLida(), linhaLida()],
  campos: {
    chave: certo('qrcode'),
    tipoFiscal: certo('chave'),
    numero: certo('chave'),
    uf: certo('chave'),
    cidade: certo('texto'),
    cpfCnpj: certo('chave'),
    loja: certo('texto'),
    dataEmissao: certo('qrcode'),
    total: certo('qrcode'),
  },
  avisos: [],
  arquivos: [],
  analise: {por: null, ate: null, minha: true},
  possivelDuplicata: null,
  segundaConferencia: null,
  ...mudanca,
});
