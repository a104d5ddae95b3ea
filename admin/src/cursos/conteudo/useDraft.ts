import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useBeforeUnload} from '../../components/useBeforeUnload';
import {NO_CHANGES, type Draft} from './draft';

export interface DraftState {
  draft: Draft;
  setDraft: (draft: Draft) => void;
}

/** What is not saved yet stays while one looks at other screens; before the page itself goes, the browser asks. */
export function useDraft(cursoId: number): DraftState {
  const queryClient = useQueryClient();
  const queryKey = ['curso-mudancas', cursoId];
  const {data: draft} = useQuery({
    queryKey,
    queryFn: () => NO_CHANGES,
    initialData: NO_CHANGES,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  useBeforeUnload(draft !== NO_CHANGES);
  return {draft, setDraft: changed => void queryClient.setQueryData(queryKey, changed)};
}
