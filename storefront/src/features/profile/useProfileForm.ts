import {ApiError, client, messageOf} from '@clube/api-client';
import {changesEmail, firstError, hasErrors, prepareProfile, validateProfile} from '@clube/domain';
import {notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useEffect, useState, type SubmitEvent} from 'react';
import {infoQuery} from '../../base/session/info';
import {updatePintor} from '../../base/session/session';
import type {Pintor} from '../../base/types';
import {today, usePintorForm, withWrittenDate, type PintorValues} from '../../components/pintor-form/pintor-form';
import {changesOf, saveDraft, readDraft} from './draft';
import {valuesOf} from './profile-values';

const PASSWORDS = {senha: '', senhaAntiga: ''};

/** The form of the painter's profile: typed values survive a reload until they are saved or discarded. */
export function useProfileForm(profile: Pintor) {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(() => valuesOf(profile));
  const form = usePintorForm({...stored, ...readDraft(), ...PASSWORDS});
  const changes = changesOf(form.values, stored);
  useEffect(() => saveDraft(changes));
  // Staff may have changed the other fields meanwhile, which must not be set back.
  const changedParts = (values: PintorValues) =>
    Object.fromEntries(
      Object.entries(prepareProfile(withWrittenDate(values))).filter(
        ([field]) => field in changes || field === 'senha' || field === 'senhaAntiga',
      ),
    );
  const saving = useMutation({
    mutationFn: (sent: PintorValues) => client.put('/api/parceiros', {body: changedParts(sent)}),
    meta: {silencioso: true},
    onSuccess: (saved, sent) => {
      const values = valuesOf(saved);
      setStored(values);
      // What was typed meanwhile stays, to be saved.
      const later = Object.entries(form.values).filter(([field, value]) => value !== sent[field as keyof PintorValues]);
      form.change({...values, ...PASSWORDS, ...Object.fromEntries(later)});
      updatePintor({nome: saved.nome});
      void queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
      const toConfirm = saved.email && saved.email !== profile.email && !saved.emailConfirmado;
      notify.success('Atualizado com sucesso', toConfirm ? `Enviamos um link para ${saved.email}.` : undefined);
    },
    onError: error => {
      notify.error(messageOf(error));
      if (error instanceof ApiError) form.markErrors({...error.campos});
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (saving.isPending) return;
    const errors = {
      ...form.stillRefused(),
      ...validateProfile(withWrittenDate(form.values), today(), stored.email),
    };
    form.markErrors(errors);
    if (hasErrors(errors)) notify.error(firstError(errors) ?? '');
    else if (Object.keys(changedParts(form.values)).length === 0) notify.info('Não há mudanças para salvar.');
    else saving.mutate(form.values);
  };
  return {
    form,
    send,
    saving: saving.isPending,
    changed: Object.keys(changes).length > 0,
    emailChanged: changesEmail(form.values, stored.email),
    undo: () => form.change({...stored, ...PASSWORDS}),
  };
}
