import {messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {galeriaQuery} from './api';

/** Runs a change of the photos from a dialog: shows the result, and closes the dialog in any case. */
export function useGalleryChange<What>(change: (what: What) => Promise<{mensagem: string}>, onClose: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: {silencioso: true},
    onSuccess: ({mensagem}) => notify.success(mensagem),
    onError: error => notify.error(messageOf(error)),
    onSettled: () => {
      // Before its photo goes, so that the focus returns to the photo's place.
      onClose();
      return queryClient.invalidateQueries({queryKey: galeriaQuery.queryKey});
    },
  });
}
