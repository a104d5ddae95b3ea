import {useQuery} from '@tanstack/react-query';
import {digitsOnly} from '@clube/domain';
import {useDeferredValue} from 'react';
import {useDataProvider} from 'react-admin';
import {mayDo, menuOf} from '../../../manifest/access';
import {addressOf} from '../../../manifest/context';
import type {SearchResult} from '../../../manifest/find';
import {currentSession, useUsuario} from '../../../providers/session';
import {RESOURCES} from '../../resources';
import {matches} from './matches';

const MIN_LENGTH = 3;

/** The palette's results: screens immediately; painters, shops, resellers and pending receipts from the server. */
export function useResults(text: string): {results: SearchResult[]; searching: boolean} {
  const {permissao} = useUsuario();
  const dataProvider = useDataProvider();
  const searched = useDeferredValue(text);
  const digits = digitsOnly(searched);
  // A CPF is found with or without punctuation.
  const q = digits.length >= MIN_LENGTH && /^[\d.\-\s]+$/.test(searched) ? digits : searched;
  const {data, isFetching} = useQuery({
    queryKey: ['paleta', q],
    queryFn: async ({signal}) => {
      const searches = RESOURCES.filter(manifest => mayDo(manifest, 'list', currentSession())).flatMap(
        ({find}) => find ?? [],
      );
      return (await Promise.all(searches.map(find => find(dataProvider, q, signal)))).flat();
    },
    enabled: q.length >= MIN_LENGTH,
  });
  const screens: SearchResult[] = menuOf(RESOURCES, permissao)
    // The path has the specification's word for what a screen does: "cadastrar prêmio", "processar pontos".
    .filter(({label, group, path}) => matches(`${label} ${group} ${path.replaceAll(/[/-]/g, ' ')}`, text))
    .map(({label, group, path, icon}) => ({
      kind: 'Tela',
      title: label,
      ...(group && {detail: group}),
      path: addressOf(path),
      icon,
    }));
  return {results: [...screens, ...(q.length >= MIN_LENGTH ? (data ?? []) : [])], searching: isFetching};
}
