import {ApiError, messageOf} from '@clube/api-client';
import {MAX_SOBRE, tooLong} from '@clube/domain';
import {notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useRef, useState, type SubmitEvent} from 'react';
import {infoQuery} from '../../base/session/info';
import {useStoredState} from '../../base/useStoredState';
import {saveProfile, sendImages} from './api';
import {shrinkPhoto} from './shrink';

export interface DirectoryValues {
  acheSeuPintor: boolean;
  sobre: string;
  categorias: readonly number[];
}

type Changes = Partial<DirectoryValues>;

/** The valid part of what the tab stored. */
function readDraft(stored: object): Changes {
  const [listed, sobre, categorias] = ['acheSeuPintor', 'sobre', 'categorias'].map(
    name => Reflect.get(stored, name) as unknown,
  );
  const numbers = Array.isArray(categorias) && categorias.every((id): id is number => typeof id === 'number');
  return {
    ...(typeof listed === 'boolean' && {acheSeuPintor: listed}),
    ...(typeof sobre === 'string' && {sobre}),
    ...(numbers && {categorias}),
  };
}

const sorted = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join();

/** Only the fields that differ: the others may have changed elsewhere meanwhile, above all the consent to be shown. */
const changesOf = ({acheSeuPintor, sobre, categorias}: DirectoryValues, stored: DirectoryValues): Changes => ({
  ...(acheSeuPintor !== stored.acheSeuPintor && {acheSeuPintor}),
  ...(sobre !== stored.sobre && {sobre}),
  ...(sorted(categorias) !== sorted(stored.categorias) && {categorias}),
});

/** The form of the directory entry: typed text survives a reload, photos are uploaded on saving. */
export function useDirectoryForm(initial: DirectoryValues) {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(initial);
  const [changes, setChanges, forgetDraft] = useStoredState<Changes>('ache-seu-pintor', {}, readDraft);
  const values = {...stored, ...changes};
  // What is typed or chosen while a save runs is kept.
  const latest = useRef(values);
  latest.current = values;
  const trimmed = {...values, sobre: values.sobre.trim()};
  const sent = changesOf(trimmed, stored);
  const changed = Object.keys(sent).length > 0;
  const [works, setWorks] = useState<File[]>([]);
  const [progress, setProgress] = useState<number>();
  const [refused, setRefused] = useState<string>();
  const tooLongFor = values.sobre.trim().length > MAX_SOBRE ? tooLong(MAX_SOBRE) : undefined;

  const saving = useMutation({
    mutationFn: async () => {
      const {categorias, ...rest} = sent;
      if (changed) await saveProfile({...rest, ...(categorias && {categorias: [...categorias]})});
      setStored(trimmed);
      const later = changesOf(latest.current, values);
      setChanges(later);
      if (Object.keys(later).length === 0) forgetDraft();
      if (works.length === 0) return;
      setProgress(0);
      const small: File[] = [];
      // In sequence, as a phone has no memory for ten photos at once.
      for (const work of works) small.push(await shrinkPhoto(work));
      await sendImages(small, setProgress);
      setWorks(chosen => chosen.filter(work => !works.includes(work)));
    },
    meta: {silencioso: true},
    onSuccess: () => notify.success('Perfil atualizado com sucesso'),
    onError: error => {
      notify.error(messageOf(error));
      if (error instanceof ApiError) setRefused(error.campos['sobre']);
    },
    onSettled: async () => {
      setProgress(undefined);
      await Promise.all([['diretorio'], infoQuery.queryKey].map(queryKey => queryClient.invalidateQueries({queryKey})));
    },
  });
  const change = (part: Partial<DirectoryValues>): void => {
    setRefused(undefined);
    setChanges(changesOf({...values, ...part}, stored));
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (saving.isPending) return;
    if (tooLongFor) notify.error(tooLongFor);
    else saving.mutate();
  };
  const label = progress === undefined ? 'SALVANDO...' : `ENVIANDO ${Math.round(progress * 100)}%`;
  return {
    ...{values, change, works, setWorks, send},
    error: tooLongFor ?? refused,
    busy: saving.isPending && label,
    changed: works.length > 0 || changed,
  };
}
