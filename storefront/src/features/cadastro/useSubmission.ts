import {ApiError} from '@clube/api-client';
import {prepareCadastro} from '@clube/domain';
import {notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useRef} from 'react';
import {useNavigate} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {logIn} from '../../base/session/session';
import {signUp} from './api';
import {withWrittenDate, type PintorForm, type PintorValues} from '../../components/pintor-form/pintor-form';
import {deleteDraft} from './draft/draft';
import {stepOfField} from './steps';

const FAILED = 'Erro ao realizar cadastro. Tente novamente.';
const DONE = 'Cadastro realizado com sucesso!';

type Made = Awaited<ReturnType<typeof signUp>>;

/** Submits the sign-up. `directory`: from the form of Ache Seu Pintor, which logs in at once. */
export function useSubmission(form: PintorForm, directory: boolean, openStep: (step: number) => void) {
  const navigate = useNavigate();
  /** An earlier request without a response may have succeeded. */
  const unanswered = useRef(false);

  const send = async (values: PintorValues): Promise<Made | undefined> => {
    try {
      return await signUp(prepareCadastro({...withWrittenDate(values), cadastroAcheSeuPintor: directory}));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      unanswered.current ||= error.status === 0;
      if (!unanswered.current || error.codigo !== 'PINTOR_JA_CADASTRADO') throw error;
      // Logging in succeeds only with the password just chosen, which shows that the lost request had succeeded.
      await logIn(values.cpf ?? '', values.senha ?? '').catch(() => Promise.reject(error));
      return undefined;
    }
  };
  const done = async (made: Made | undefined, {cpf = '', senha = ''}: PintorValues): Promise<void> => {
    deleteDraft();
    notify.success(made?.mensagem ?? DONE);
    if (!made) return;
    if (!directory) return void navigate(PATHS.afterCadastro, {state: {cpf, identidades: made.parceiro.identidades}});
    // The guard of visitors' screens redirects as soon as there is a session.
    await logIn(cpf, senha).catch(() => navigate(PATHS.login, {state: {cpf}}));
  };
  const refused = (error: Error, values: PintorValues): void => {
    const refusal = error instanceof ApiError ? error : undefined;
    notify.error(refusal?.body.erro ?? FAILED);
    if (!refusal) return;
    // Another sign-up has used the same social account meanwhile: this one continues without it.
    if (refusal.codigo === 'IDENTIDADE_JA_LIGADA') form.change({googleAuthId: '', facebookId: ''});
    const fields = Object.keys(refusal.campos);
    form.refuse({...refusal.campos}, values);
    if (fields.length > 0) openStep(Math.min(...fields.map(stepOfField)));
  };
  return useMutation({mutationFn: send, meta: {silencioso: true}, onSuccess: done, onError: refused});
}
