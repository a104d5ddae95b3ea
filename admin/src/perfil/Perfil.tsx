import {ApiError, client, messageOf} from '@clube/api-client';
import {
  MAX_USUARIO_NOME,
  PERMISSAO_NAMES,
  firstError,
  formatCpf,
  validateUsuarioProfile,
  type FieldErrors,
} from '@clube/domain';
import {Button, Field, PasswordField, notify} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {Page} from '../components/page/Page';
import {useUnsaved} from '../components/unsaved/unsaved';
import styles from '../components/inputs/Form.module.css';
import {renameUsuario, useUsuario} from '../providers/session';
import {perfilToSend} from './form';

const NO_PASSWORDS = {senhaAntiga: '', senha: ''};

/** The user's own name and password. CPF and e-mail can be changed only by others. */
export default function Perfil() {
  const usuario = useUsuario();
  const [values, setValues] = useState({nome: usuario.nome, ...NO_PASSWORDS});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  useUnsaved(values.nome !== usuario.nome || values.senha !== '' || values.senhaAntiga !== '');
  const inputProps = (field: keyof typeof values) => ({
    value: values[field],
    error: errors[field],
    onChange: (event: {target: {value: string}}) => {
      setValues(before => ({...before, [field]: event.target.value}));
      setErrors(({[field]: _, ...others}) => others);
    },
  });
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = validateUsuarioProfile(values);
    setErrors(found);
    const first = firstError(found);
    if (first) notify.error(first);
    if (busy || first) return;
    setBusy(true);
    try {
      const {mensagem: message} = await client.put('/api/usuarios', {body: perfilToSend(values)});
      renameUsuario(values.nome.trim());
      setValues(before => ({...before, ...NO_PASSWORDS}));
      notify.success(message);
    } catch (reason) {
      if (reason instanceof ApiError) setErrors({...reason.campos});
      notify.error(messageOf(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title="Meu Perfil" detail={PERMISSAO_NAMES[usuario.permissao]}>
      <form className={styles.form} onSubmit={event => void send(event)} noValidate>
        <div className={styles.card}>
          <Field label="Nome" autoComplete="name" maxLength={MAX_USUARIO_NOME} {...inputProps('nome')} />
          <Field className={styles.half} label="Login (CPF)" value={formatCpf(usuario.cpf)} readOnly />
          <Field className={styles.half} label="Email" value={usuario.email} readOnly />
          <PasswordField className={styles.half} label="Senha atual" optional {...inputProps('senhaAntiga')} />
          <PasswordField
            className={styles.half}
            label="Nova senha"
            optional
            autoComplete="new-password"
            hint="Deixe as duas vazias para manter a senha."
            {...inputProps('senha')}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" busy={busy && 'Salvando…'}>
            Salvar
          </Button>
        </div>
      </form>
    </Page>
  );
}
