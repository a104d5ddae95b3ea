import type {RaRecord} from 'react-admin';

/** A painter as the panel's list and detail carry it. */
export interface Pintor extends RaRecord<number> {
  nome: string;
  cpf: string;
  email: string | null;
  celular: string | null;
  telefone: string | null;
  dataNascimento: string | null;
  aceitouRegulamento: string | number | boolean | null;
  endRua: string | null;
  endNumero: string | null;
  endBairro: string | null;
  endComplemento: string | null;
  endCidade: string | null;
  endEstado: string | null;
  endCep: string | null;
  saldoPontos: number;
  totalPontos: number;
  ativo: 0 | 1;
  isCompany: 0 | 1;
  lojaPreferida: string | null;
  cidadeLojaPreferida: string | null;
  estadoLojaPreferida: string | null;
  clusterNome: string | null;
  ultimaPontuacao: string | null;
  diasSemAcessar: number | null;
  diasSemPontuar: number | null;
  criadoEm: string;
}
