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

interface Results {
  results: SearchResult[];
  searching: boolean;
  /** Some of the searches failed: there may be more than these results. */
  failed: boolean;
  retry: () => void;
}

/** The palette's results: screens immediately; painters, shops, resellers and pending receipts from the server. */
export function useResults(text: string): Results {
  const {permissao} = useUsuario();
  const dataProvider = useDataProvider();
  const searched = useDeferredValue(text);
  const digits = digitsOnly(searched);
  // A CPF is found with or without punctuation.
  const q = digits.length >= MIN_LENGTH && /^[\d.\-\s]+$/.test(searched) ? digits : searched;
  const {data, isFetching, refetch} = useQuery({
    queryKey: ['paleta', q],
    queryFn: async ({signal}) => {
      const searches = RESOURCES.filter(manifest => mayDo(manifest, 'list', currentSession())).flatMap(
        ({find}) => find ?? [],
      );
      const answers = await Promise.allSettled(searches.map(find => find(dataProvider, q, signal)));
      return {
        rows: answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : [])),
        failed: answers.some(({status}) => status === 'rejected'),
      };
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
  const found = q.length >= MIN_LENGTH ? data : undefined;
  return {
    results: [...screens, ...(found?.rows ?? [])],
    searching: isFetching,
    failed: found?.failed ?? false,
    retry: () => void refetch(),
  };
}
