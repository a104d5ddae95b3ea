import {skipToken, useQuery, useQueryClient} from '@tanstack/react-query';
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
  const {data: draft = NO_CHANGES} = useQuery({
    queryKey,
    // Nobody but this screen knows it.
    queryFn: skipToken,
    initialData: NO_CHANGES,
    gcTime: Infinity,
  });
  useBeforeUnload(draft !== NO_CHANGES);
  return {draft, setDraft: changed => void queryClient.setQueryData(queryKey, changed)};
}
