import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {useBeforeUnload} from '../../components/useBeforeUnload';
import {NO_CHANGES, type Draft} from './draft';

export interface DraftState {
  draft: Draft;
  setDraft: (draft: Draft) => void;
}

/** The draft of a course, kept while the user visits other screens; before the page is closed, the browser asks. */
export function useDraft(cursoId: number): DraftState {
  const queryClient = useQueryClient();
  const queryKey = ['curso-mudancas', cursoId];
  const [draft, setDraft] = useState(() => queryClient.getQueryData<Draft>(queryKey) ?? NO_CHANGES);
  useBeforeUnload(draft !== NO_CHANGES);
  return {
    draft,
    setDraft: changed => {
      queryClient.setQueryDefaults(queryKey, {gcTime: Infinity});
      queryClient.setQueryData(queryKey, changed);
      setDraft(changed);
    },
  };
}
