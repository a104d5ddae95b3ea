import {ApiError} from '@clube/api-client';
import {prepareCadastro, firstError, hasErrors, validateCadastroForm} from '@clube/domain';
import {Button, notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import type {SubmitEvent} from 'react';
import {useNavigate, useSearchParams} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {Page} from '../../components/Page';
import {signUp} from './api';
import styles from './Cadastro.module.css';
import {Consents} from './Consents';
import {withWrittenDate, today, usePintorForm, type PintorValues} from '../../components/pintor-form/pintor-form';
import {PersonalData, Endereco, LojaAndIndicacao} from './sections';

const FAILED = 'Erro ao realizar cadastro. Tente novamente.';

/** What a social login or a registration code's link brings along. */
function fromUrl(params: URLSearchParams): PintorValues {
  const values: Record<string, string> = {};
  for (const [param, field] of [
    ['nome', 'nome'],
    ['email', 'email'],
    ['codigo_cadastro', 'codigo_cadastro'],
    ['indicacao', 'indicacao'],
    ['googleAuthId', 'googleAuthId'],
    ['facebookId', 'facebookId'],
  ] as const) {
    const value = params.get(param);
    if (value) values[field] = field === 'codigo_cadastro' ? value.toUpperCase() : value;
  }
  return values;
}

/** Sign-up. Fields are checked as one leaves them, and all together at the end. */
export default function Cadastro() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = usePintorForm(fromUrl(params));
  const submission = useMutation({
    mutationFn: () => signUp(prepareCadastro({...withWrittenDate(form.values), cadastroAcheSeuPintor: false})),
    meta: {silencioso: true},
    onSuccess: ({mensagem}) => {
      notify.success(mensagem);
      void navigate(PATHS.afterCadastro);
    },
    onError: error => {
      const refusal = error instanceof ApiError ? error : undefined;
      notify.error(refusal?.body.erro ?? FAILED);
      if (refusal) form.markErrors({...refusal.campos});
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const errors = validateCadastroForm(withWrittenDate(form.values), today());
    form.markErrors(errors);
    if (hasErrors(errors)) notify.error(firstError(errors) ?? FAILED);
    else submission.mutate();
  };
  return (
    <Page title="Cadastro" narrow>
      <form ref={form.ref} className={styles.form} onSubmit={send} noValidate>
        <PersonalData form={form} />
        <Endereco form={form} />
        <LojaAndIndicacao form={form} />
        <Consents form={form} />
        <Button type="submit" fullWidth busy={submission.isPending && 'ENVIANDO...'}>
          Cadastrar
        </Button>
      </form>
    </Page>
  );
}
