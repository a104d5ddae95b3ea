import {useQuery} from '@tanstack/react-query';
import {formatarCpf, menuDe, somenteDigitos} from '@clube/domain';
import type {NomeIcone} from '@clube/ui';
import {useDeferredValue} from 'react';
import {useDataProvider, type DataProvider} from 'react-admin';
import {momentoOuNada} from '../../components/formatos';
import {emTitulo} from '../../components/texto';
import {enderecoNovaVenda} from '../../notas/nova-venda/entrada';
import type {Pendente} from '../../notas/tipos';
import type {Pintor} from '../../pintores/tipos';
import {podeFazer} from '../../providers/acesso';
import {sessaoChamada, useUsuario} from '../../providers/sessao';
import {ICONE_DA_TELA} from '../icones';
import {combina} from './combina';

export interface Achado {
  tipo: 'Tela' | 'Pintor' | 'Nota';
  titulo: string;
  detalhe?: string;
  destino: string;
  icone: NomeIcone;
}

const MINIMO = 3;
const POR_TIPO = 5;

async function procurar<L extends Pintor | Pendente>(
  dataProvider: DataProvider,
  recurso: string,
  q: string,
  field: string,
  signal: AbortSignal,
): Promise<L[]> {
  if (!podeFazer(recurso, 'list', sessaoChamada())) return [];
  const {data} = await dataProvider.getList<L>(recurso, {
    filter: {q},
    sort: {field, order: 'ASC'},
    pagination: {page: 1, perPage: POR_TIPO},
    signal,
  });
  return data;
}

const doPintor = (pintor: Pintor): Achado => ({
  tipo: 'Pintor',
  titulo: emTitulo(pintor.nome),
  detalhe: formatarCpf(pintor.cpf),
  destino: `/painel/pintor/${pintor.cpf}`,
  icone: 'pessoa',
});

const daNota = (nota: Pendente): Achado => ({
  tipo: 'Nota',
  titulo: `Nota ${nota.id} de ${emTitulo(nota.nome)}`,
  detalhe: `enviada em ${momentoOuNada(nota.criadoEm)}`,
  destino: enderecoNovaVenda(nota),
  icone: 'nota',
});

/** What the palette finds: screens at once, people and pending receipts from the server. */
export function useAchados(texto: string): {achados: Achado[]; procurando: boolean} {
  const {permissao} = useUsuario();
  const dataProvider = useDataProvider();
  const procurado = useDeferredValue(texto);
  const digitos = somenteDigitos(procurado);
  // A CPF is found with its dots or without them.
  const q = digitos.length >= MINIMO && /^[\d.\-\s]+$/.test(procurado) ? digitos : procurado;
  const {data, isFetching} = useQuery({
    queryKey: ['paleta', q],
    queryFn: async ({signal}) => {
      const [pintores, notas] = await Promise.all([
        procurar<Pintor>(dataProvider, 'pintores', q, 'nome', signal),
        procurar<Pendente>(dataProvider, 'pendentes', q, 'criadoEm', signal),
      ]);
      return [...pintores.map(doPintor), ...notas.map(daNota)];
    },
    enabled: q.length >= MINIMO,
  });
  const telas: Achado[] = menuDe(permissao)
    .filter(({rotulo, grupo}) => combina(`${rotulo} ${grupo}`, texto))
    .map(({destino, rotulo, grupo}) => ({
      tipo: 'Tela',
      titulo: rotulo,
      detalhe: grupo,
      destino: `/painel${destino}`,
      icone: ICONE_DA_TELA[destino] ?? 'circulo',
    }));
  return {achados: [...telas, ...(q.length >= MINIMO ? (data ?? []) : [])], procurando: isFetching};
}
