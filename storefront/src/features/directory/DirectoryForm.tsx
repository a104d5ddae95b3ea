import {CATEGORIA_ICON_NAMES, MAX_SOBRE, PAGE_SHOWS, type CategoriaIcone} from '@clube/domain';
import {Button, Icon, Modal, SelectField, TextAreaField} from '@clube/ui';
import {useState} from 'react';
import type {Info} from '../../base/types';
import {Avatar} from '../../components/profile-photo/Avatar';
import {PhotoPicker} from '../../components/profile-photo/PhotoPicker';
import type {GalleryImage} from './api';
import styles from './Directory.module.css';
import {GalleryField} from './GalleryField';
import {Preview} from './Preview';
import type {useDirectoryForm} from './useDirectoryForm';

const YES_NO = [
  {value: '1', text: 'Sim'},
  {value: '0', text: 'Não'},
];

interface Props {
  info: Info;
  works: readonly GalleryImage[];
  categorias: readonly {id: number; nome: string; icone: CategoriaIcone}[];
  form: ReturnType<typeof useDirectoryForm>;
}

/** What keeps the photo from being shown; undefined if nothing does. */
function photoNote({fotoModeracao, acheSeuPintor}: Info['profile']): string | undefined {
  if (!acheSeuPintor || !fotoModeracao || fotoModeracao.estado === 'aprovada') return undefined;
  return fotoModeracao.estado === 'pendente'
    ? 'A equipe está conferindo sua foto. Até aprovar, sua página mostra suas iniciais.'
    : `A equipe recusou esta foto, e sua página mostra suas iniciais até você trocar. Motivo: ${fotoModeracao.motivo ?? ''}`;
}

function Photo({info: {profile, fotoImagens}}: {info: Info}) {
  const [changing, setChanging] = useState(false);
  const change = profile.foto ? 'Trocar foto' : 'Adicionar foto';
  const note = photoNote(profile);
  return (
    <div className={styles.photo} id="foto">
      <Avatar nome={profile.nome} imagens={fotoImagens} size={88} />
      <div>
        <b>{profile.nome}</b>
        {note && <p>{note}</p>}
        <Button variant="secondary" small icon="camera" onClick={() => setChanging(true)}>
          {change}
        </Button>
      </div>
      <Modal open={changing} title={change} width={520} onClose={() => setChanging(false)}>
        <PhotoPicker pintorId={profile.id} onDone={() => setChanging(false)} />
      </Modal>
    </div>
  );
}

/** The painter's entry as customers see it, and whether it is visible. */
export function DirectoryForm({info, works, categorias, form}: Props) {
  const {values, change} = form;
  const [previewing, setPreviewing] = useState(false);
  const toggle = (id: number, on: boolean): void =>
    change({categorias: on ? [...values.categorias, id] : values.categorias.filter(other => other !== id)});
  const chosen = categorias.filter(({id}) => values.categorias.includes(id));
  return (
    <form className={styles.form} onSubmit={form.send} noValidate aria-label="Sua página no Ache Seu Pintor">
      <section className={styles.box} aria-label="Você">
        <SelectField
          id="aparecer"
          label="Quero aparecer no Ache Seu Pintor"
          options={YES_NO}
          value={values.acheSeuPintor ? '1' : '0'}
          hint={`Ao escolher Sim você autoriza mostrar a qualquer pessoa ${PAGE_SHOWS}, e seu número a quem chamar no WhatsApp.`}
          onChange={({target}) => change({acheSeuPintor: target.value === '1'})}
        />
        <Photo info={info} />
        <TextAreaField
          id="sobre"
          label="Sobre você"
          optional
          rows={5}
          value={values.sobre}
          error={form.error}
          hint={`Há quanto tempo pinta, como trabalha, onde atende. Telefone, e-mail, links e perfis (@) não aparecem na página. Até ${MAX_SOBRE.toLocaleString('pt-BR')} caracteres.`}
          onChange={({target}) => change({sobre: target.value})}
        />
      </section>
      <section className={styles.box}>
        <fieldset className={styles.categories} id="categorias">
          <legend>O que você faz</legend>
          {categorias.map(({id, nome, icone}) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={values.categorias.includes(id)}
                onChange={({target}) => toggle(id, target.checked)}
              />
              <Icon name={CATEGORIA_ICON_NAMES[icone]} size={20} />
              {nome}
            </label>
          ))}
        </fieldset>
      </section>
      <section className={styles.box} aria-labelledby="trabalhos">
        <h2 id="trabalhos">Seus trabalhos</h2>
        <GalleryField works={works} chosen={form.works} onChange={form.setWorks} />
      </section>
      <div className={styles.actions}>
        <p role="status">{form.changed && 'Há mudanças que ainda não foram salvas.'}</p>
        <Button variant="secondary" icon="eye" onClick={() => setPreviewing(true)}>
          Ver como o cliente vê
        </Button>
        <Button type="submit" busy={form.busy}>
          Salvar
        </Button>
      </div>
      <Modal open={previewing} title="Sua página" width={760} onClose={() => setPreviewing(false)}>
        <Preview
          info={info}
          values={values}
          works={works}
          chosen={form.works}
          categorias={chosen.map(({nome}) => nome)}
        />
      </Modal>
    </form>
  );
}
