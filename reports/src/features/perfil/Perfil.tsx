import {ApiError, client, messageOf} from '@clube/api-client';
import {MAX_USUARIO_NOME, firstError, formatCnpj, validateUsuarioProfile, type FieldErrors} from '@clube/domain';
import {Button, Field, PasswordField, notify} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {renameRevenda, useRevenda} from '../../base/session';
import {Header} from '../../components/Header';
import styles from './Perfil.module.css';

const NO_PASSWORDS = {senhaAntiga: '', senha: ''};

/** The user's own name and password; only the manufacturer can change CNPJ and e-mail. */
export default function Perfil() {
  const revenda = useRevenda();
  const [values, setValues] = useState({nome: revenda?.nome ?? '', ...NO_PASSWORDS});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
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
      const {mensagem, usuario} = await client.put('/api/usuarios/relatorio', {body: values});
      renameRevenda(usuario.nome);
      setValues(before => ({...before, ...NO_PASSWORDS}));
      notify.success(mensagem);
    } catch (reason) {
      if (reason instanceof ApiError) setErrors({...reason.campos});
      notify.error(messageOf(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <title>Meu perfil · Relatório da revenda</title>
      <Header loggedIn />
      <main className={styles.page}>
        <h1>Meu perfil</h1>
        <form className={styles.form} onSubmit={event => void send(event)} noValidate>
          <Field label="Nome" autoComplete="organization" maxLength={MAX_USUARIO_NOME} {...inputProps('nome')} />
          <Field label="Login (CNPJ)" value={revenda ? formatCnpj(revenda.cnpj) : ''} readOnly />
          <Field label="Email" value={revenda?.email ?? ''} readOnly />
          <PasswordField label="Senha atual" optional {...inputProps('senhaAntiga')} />
          <PasswordField
            label="Nova senha"
            optional
            autoComplete="new-password"
            hint="12 caracteres ou mais. Deixe as duas vazias para manter a senha."
            {...inputProps('senha')}
          />
          <div className={styles.buttons}>
            <Button type="submit" busy={busy && 'Salvando…'}>
              Salvar
            </Button>
            <Link to={PATHS.dashboard}>Voltar ao relatório</Link>
          </div>
        </form>
      </main>
    </>
  );
}
