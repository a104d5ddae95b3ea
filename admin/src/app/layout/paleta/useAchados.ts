import {useQuery} from '@tanstack/react-query';
import {somenteDigitos} from '@clube/domain';
import {useDeferredValue} from 'react';
import {useDataProvider} from 'react-admin';
import {mayDo, menuOf} from '../../../manifest/access';
import {addressOf} from '../../../manifest/context';
import type {Found} from '../../../manifest/find';
import {sessaoChamada, useUsuario} from '../../../providers/sessao';
import {RESOURCES} from '../../resources';
import {combina} from './combina';

const MINIMO = 3;

/** What the palette finds: screens at once, people and pending receipts from the server. */
export function useAchados(texto: string): {achados: Found[]; procurando: boolean} {
  const {permissao} = useUsuario();
  const dataProvider = useDataProvider();
  const procurado = useDeferredValue(texto);
  const digitos = somenteDigitos(procurado);
  // A CPF is found with its dots or without them.
  const q = digitos.length >= MINIMO && /^[\d.\-\s]+$/.test(procurado) ? digitos : procurado;
  const {data, isFetching} = useQuery({
    queryKey: ['paleta', q],
    queryFn: async ({signal}) => {
      const searches = RESOURCES.filter(manifest => mayDo(manifest, 'list', sessaoChamada())).flatMap(
        ({find}) => find ?? [],
      );
      return (await Promise.all(searches.map(find => find(dataProvider, q, signal)))).flat();
    },
    enabled: q.length >= MINIMO,
  });
  const telas: Found[] = menuOf(RESOURCES, permissao)
    .filter(({label, group}) => combina(`${label} ${group}`, texto))
    .map(({label, group, path, icon}) => ({
      kind: 'Tela',
      title: label,
      ...(group && {detail: group}),
      path: addressOf(path),
      icon,
    }));
  return {achados: [...telas, ...(q.length >= MINIMO ? (data ?? []) : [])], procurando: isFetching};
}
