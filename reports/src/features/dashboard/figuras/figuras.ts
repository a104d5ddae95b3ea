import {contar, numero, reais} from '../../../base/formatos.ts';
import type {Recorte} from '../pintores/recorte.ts';
import type {Relatorio} from '../tipos.ts';

export interface Figura {
  titulo: string;
  valor: string;
  /** Of what period, or what else there is to know. */
  nota: string;
  /** The section whose rows make up the figure. */
  secao: 'pintores' | 'cursos' | 'resgates';
  /** Which of the painters, and by what they are sorted. */
  recorte?: Pick<Recorte, 'filtro' | 'ordem'>;
}

const porTotal = {chave: 'totalVendido', decrescente: true};

/** The one row of figures, each with the way to its rows. */
export function montarFiguras(relatorio: Relatorio): Figura[] {
  const {pintoresAtivos, pintoresInativos, pintoresAcheSeuPintor} = relatorio;
  const notas = relatorio.usuariosTotais.reduce((soma, {qtdeVendas}) => soma + qtdeVendas, 0);
  return [
    {
      titulo: 'Vendido a pintores do Clube',
      valor: reais(relatorio.valorTotalNf),
      nota: 'Desde o início',
      secao: 'pintores',
      recorte: {filtro: 'pontuados', ordem: porTotal},
    },
    {
      titulo: 'Valor médio da nota',
      valor: reais(relatorio.valorMedioNf),
      nota: `Em ${contar(notas, 'nota', 'notas')}`,
      secao: 'pintores',
      recorte: {filtro: 'pontuados', ordem: {chave: 'mediaNf', decrescente: true}},
    },
    {
      titulo: 'Pintores cadastrados',
      valor: numero(relatorio.pintoresCadastrados),
      nota: `${contar(pintoresAtivos, 'ativo', 'ativos')}, ${contar(pintoresInativos, 'inativo', 'inativos')}`,
      secao: 'pintores',
      recorte: {filtro: 'todos', ordem: {chave: 'nome', decrescente: false}},
    },
    {
      titulo: 'Pintores pontuados',
      valor: numero(relatorio.parceirosPontuados),
      nota: `${numero(pintoresAcheSeuPintor)} no Ache Seu Pintor`,
      secao: 'pintores',
      recorte: {filtro: 'pontuados', ordem: porTotal},
    },
    {
      titulo: 'Com resgate',
      valor: numero(relatorio.pintoresComResgate),
      nota: 'Pintores',
      secao: 'resgates',
    },
    {titulo: 'Com curso', valor: numero(relatorio.pintoresComCurso), nota: 'Pintores', secao: 'cursos'},
  ];
}
