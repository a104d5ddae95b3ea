import {Button, Icon} from '@clube/ui';
import {useInfo} from '../../base/session/info';
import type {Info} from '../../base/types';
import {Page} from '../../components/Page';
import {LinkedIdentities} from '../../components/social/LinkedIdentities';
import {AccountLinks} from './AccountLinks';
import styles from './Profile.module.css';
import {ProfileHeader} from './ProfileHeader';
import {Endereco, Indicacao, Password, PersonalData, PreferredLoja} from './sections';
import {useProfileForm} from './useProfileForm';

function ProfileForm({info}: {info: Info}) {
  const {profile} = info;
  const {form, send, saving, changed, emailChanged, undo} = useProfileForm(profile);
  return (
    <form ref={form.ref} className={styles.form} onSubmit={send} noValidate aria-label="Meu perfil">
      <PersonalData form={form} profile={profile} emailChanged={emailChanged} />
      <Endereco form={form} />
      <PreferredLoja form={form} />
      <Indicacao form={form} idIndicacao={profile.idIndicacao} />
      <Password form={form} asksCurrent={!emailChanged} />
      <div className={styles.actions}>
        <p role="status">{changed && 'Há mudanças que ainda não foram salvas.'}</p>
        {changed && (
          <Button variant="secondary" disabled={saving} onClick={undo}>
            Desfazer
          </Button>
        )}
        <Button type="submit" busy={saving && 'ATUALIZANDO...'}>
          Atualizar
        </Button>
      </div>
    </form>
  );
}

/** The painter's profile, to view and edit. */
export default function Profile() {
  const {data: info, refetch, isFetching} = useInfo();
  if (!info) return null;
  // Offline only the name is known: no other personal data are stored on the device.
  if (!info.profile.cpf)
    return (
      <Page title="MEU PERFIL">
        <ProfileHeader info={info} readOnly />
        <section className={styles.away} aria-label="Seus dados">
          <Icon name="lock" size={24} />
          <p>
            Por segurança, seus dados não ficam guardados neste aparelho. Com internet você os vê e altera aqui. O que
            você já tinha mudado nesta tela está guardado.
          </p>
          <Button variant="secondary" busy={isFetching && 'CARREGANDO...'} onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </section>
        <AccountLinks />
      </Page>
    );
  return (
    <Page title="MEU PERFIL">
      <ProfileHeader info={info} />
      <ProfileForm info={info} />
      <LinkedIdentities />
      <AccountLinks />
    </Page>
  );
}
