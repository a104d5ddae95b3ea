import {Button, Modal} from '@clube/ui';
import {useState} from 'react';
import {showDate} from '../../base/formats';
import type {Info} from '../../base/types';
import {NivelPicture} from '../../components/nivel/NivelPicture';
import {Avatar} from '../../components/profile-photo/Avatar';
import {PhotoPicker} from '../../components/profile-photo/PhotoPicker';
import styles from './Profile.module.css';

/** Photo, name, level, and member since. */
export function ProfileHeader({info, readOnly = false}: {info: Info; readOnly?: boolean}) {
  const [changing, setChanging] = useState(false);
  const {profile, cluster, fotoImagens} = info;
  const change = profile.foto ? 'Trocar foto' : 'Adicionar foto';
  return (
    <section className={styles.head} aria-label="Foto e nível">
      <Avatar nome={profile.nome} imagens={fotoImagens} size={96} />
      <div className={styles.who}>
        <h2>{profile.nome}</h2>
        <p>
          <NivelPicture info={info} size={24} />
          {cluster ? `Nível ${cluster.nome}` : 'Ainda sem nível'} · no Clube desde {showDate(profile.criadoEm)}
        </p>
      </div>
      {!readOnly && (
        <Button variant="secondary" icon="camera" onClick={() => setChanging(true)}>
          {change}
        </Button>
      )}
      <Modal open={changing} title={change} width={520} onClose={() => setChanging(false)}>
        <PhotoPicker pintorId={profile.id} onDone={() => setChanging(false)} />
      </Modal>
    </section>
  );
}
