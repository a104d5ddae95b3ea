import {semAcentos} from '../../../base/formatos.ts';
import type {PintorRelatorio} from '../tipos.ts';

export type Filtro = 'todos' | 'pontuados' | 'ativos' | 'inativos' | 'acheSeuPintor';

/** Which painters are looked at, and by what they are sorted at first. */
export interface Recorte {
  filtro: Filtro;
  busca: string;
  ordem: {chave: string; decrescente: boolean};
}

/** The groups that the figures count, in the order in which they are offered. */
export const FILTROS: readonly {filtro: Filtro; nome: string; vale: (pintor: PintorRelatorio) => boolean}[] = [
  {filtro: 'todos', nome: 'Todos', vale: () => true},
  {filtro: 'pontuados', nome: 'Pontuados', vale: ({qtdeVendas}) => qtdeVendas > 0},
  {filtro: 'ativos', nome: 'Ativos', vale: ({estaAtivo}) => estaAtivo},
  {filtro: 'inativos', nome: 'Inativos', vale: ({estaAtivo}) => !estaAtivo},
  {filtro: 'acheSeuPintor', nome: 'Ache Seu Pintor', vale: ({programa}) => programa === 'Ache Seu Pintor'},
];

/** The painters of a group whose name, town, phone or CPF (as it is shown) holds every word of the search. */
export function recortar(
  pintores: readonly PintorRelatorio[],
  {filtro, busca}: Pick<Recorte, 'filtro' | 'busca'>,
): PintorRelatorio[] {
  const vale = FILTROS.find(opcao => opcao.filtro === filtro)?.vale;
  const palavras = semAcentos(busca).split(/\s+/).filter(Boolean);
  return pintores.filter(pintor => {
    const texto = semAcentos(`${pintor.nome} ${pintor.cidade} ${pintor.uf} ${pintor.celular} ${pintor.cpf}`);
    return vale?.(pintor) && palavras.every(palavra => texto.includes(palavra));
  });
}
