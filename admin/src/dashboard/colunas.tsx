import {Link} from 'react-router-dom';
import {numeroOuNada, reaisOuNada} from '../components/formatos';
import {emTitulo} from '../components/texto';
import type {Coluna} from '../components/grade/colunas';
import type {LinhaTopo} from './dados';

export type LinhaNumerada = LinhaTopo & {id: number};

const nome = (titulo: string): Coluna<LinhaNumerada> => ({
  chave: 'nome',
  titulo,
  principal: true,
  celula: linha =>
    linha.cpf ? <Link to={`/painel/pintor/${linha.cpf}`}>{emTitulo(linha.nome)}</Link> : emTitulo(linha.nome),
});

const pontos = (chave: 'acumulado' | 'saldo' | 'quantidade', titulo: string): Coluna<LinhaNumerada> => ({
  chave,
  titulo,
  numerica: true,
  ordenavel: true,
  celula: linha => numeroOuNada(linha[chave]),
});

const vendido: Coluna<LinhaNumerada> = {
  chave: 'vendido',
  titulo: 'R$ vendido',
  numerica: true,
  ordenavel: true,
  celula: linha => reaisOuNada(linha.vendido),
};

const acumulado = pontos('acumulado', 'Acumulado');

export const PINTORES = [nome('Nome'), acumulado, pontos('saldo', 'Saldo'), vendido];
export const REVENDAS_PONTUADAS = [nome('Revenda'), acumulado, vendido];
export const REVENDAS_INDICAM = [nome('Revenda'), pontos('quantidade', 'Cadastros')];
export const PRODUTOS = [
  {...nome('Produto'), celula: (linha: LinhaNumerada) => linha.nome},
  acumulado,
  pontos('quantidade', 'Quantidade'),
  vendido,
];
