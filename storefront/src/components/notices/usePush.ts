import {useMutation, useQuery, useQueryClient} from '@tanstack/react-query';
import {readPushState, disablePush, enablePush, type PushState} from '../../base/device/push';
import {usePintor} from '../../base/session/session';

/** The state of push notifications on this device, and functions to change it. */
export function usePush() {
  const queryClient = useQueryClient();
  const pintor = usePintor()?.id ?? 0;
  const queryKey = ['push', pintor];
  const {data: state, isLoading: looking} = useQuery({
    queryKey,
    queryFn: () => readPushState(pintor),
    enabled: pintor > 0,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const change = useMutation({
    mutationFn: async (on: boolean): Promise<PushState> => {
      if (on) return enablePush(pintor);
      await disablePush();
      return 'off';
    },
    onSuccess: next => {
      queryClient.setQueryData(queryKey, next);
      void queryClient.invalidateQueries({queryKey: ['avisos-preferencias']});
    },
  });
  return {state, looking, change};
}
