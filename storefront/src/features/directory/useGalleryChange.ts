import {messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {galeriaQuery} from './api';

/** A change of the own photos that a dialog asks for: said, shown, and the dialog closed, whatever came of it. */
export function useGalleryChange<What>(change: (what: What) => Promise<{mensagem: string}>, onClose: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: {silencioso: true},
    onSuccess: ({mensagem}) => notify.success(mensagem),
    onError: error => notify.error(messageOf(error)),
    onSettled: async () => {
      await queryClient.invalidateQueries({queryKey: galeriaQuery.queryKey});
      onClose();
    },
  });
}
