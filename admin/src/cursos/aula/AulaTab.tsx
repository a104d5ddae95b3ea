import {client, fileUrl} from '@clube/api-client';
import {ASSISTIR_MINIMO} from '@clube/domain';
import {Button, Field, Picture, SelectField, TextAreaField, notify} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import type {Aula, CursoCompleto} from '../types';
import {VideoUpload} from '../VideoUpload';
import styles from './Aula.module.css';
import {Materiais} from './Materiais';
import type {AulaForm} from './useAulaForm';

interface Props {
  curso: CursoCompleto;
  aula: Aula | undefined;
  place: {id: number; idModulo: number; idAula: number};
  form: AulaForm;
}

export function AulaTab({curso, aula, place, form}: Props) {
  const {values, set, errors} = form;
  return (
    <>
      <Field
        label="Nome"
        value={values.nome}
        maxLength={200}
        error={errors.nome}
        onChange={event => set({nome: event.target.value})}
      />
      <TextAreaField
        label="Descrição"
        optional
        rows={3}
        value={values.descricao}
        maxLength={5000}
        error={errors.descricao}
        hint="No menu do pintor aparecem os 50 primeiros caracteres."
        onChange={event => set({descricao: event.target.value})}
      />
      <div className={styles.pair}>
        <Field
          label="Assistir ao menos (%)"
          inputMode="numeric"
          optional
          value={values.assistirMinimo}
          error={errors.assistirMinimo}
          hint={`Do vídeo, para concluir a aula. Vazio: ${ASSISTIR_MINIMO}%.`}
          onChange={event => set({assistirMinimo: event.target.value})}
        />
        {aula && curso.Modulos.length > 1 && (
          <SelectField
            label="Módulo"
            value={String(values.idModulo)}
            options={curso.Modulos.map(({id, nome}, i) => ({value: String(id), text: `${i + 1}. ${nome}`}))}
            onChange={event => set({idModulo: Number(event.target.value)})}
          />
        )}
      </div>
      {aula ? (
        <>
          <Video aula={aula} form={form} />
          <Poster aula={aula} form={form} />
          <Materiais materiais={aula.Materiais} place={place} removed={form.removed} onRemove={form.remove} />
        </>
      ) : (
        <p className={styles.note}>Depois de cadastrada, a aula recebe vídeo, legenda, materiais e avaliação.</p>
      )}
    </>
  );
}

function Video({aula, form: {dropped, drop}}: {aula: Aula; form: AulaForm}) {
  const queryClient = useQueryClient();
  const attach = async (videoEnvio: string): Promise<void> => {
    await client.put('/api/cursos/aula/{id}', {path: {id: aula.id}, body: {videoEnvio}});
    notify.success('Vídeo da aula atualizado com sucesso');
    drop('video', false);
    await queryClient.invalidateQueries({queryKey: ['cursos']});
  };
  return (
    <section className={styles.part} aria-label="Vídeo">
      <h3>Vídeo</h3>
      <VideoUpload
        video={dropped.video ? null : aula.linkVideo}
        label={aula.linkVideo ? 'Trocar o vídeo' : 'Arquivo do vídeo'}
        onComplete={attach}
      />
      {aula.linkVideo && <Drop what="vídeo" dropped={dropped.video} onDrop={yes => drop('video', yes)} />}
      {aula.linkVideo && aula.concluidaPor > 0 && (
        <p className={styles.note}>Quem já concluiu esta aula segue com ela concluída, com este vídeo ou com outro.</p>
      )}
    </section>
  );
}

function Poster({aula, form: {setFile, errors, dropped, drop}}: {aula: Aula; form: AulaForm}) {
  return (
    <div className={styles.pair}>
      <div className={styles.part}>
        {aula.linkCapa && (
          <Picture
            renditions={aula.capaImagens}
            main={fileUrl(aula.linkCapa)}
            alt="Quadro de capa atual"
            sizes="240px"
            className={styles.poster}
          >
            {null}
          </Picture>
        )}
        <Field
          label="Quadro de capa"
          optional
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hint="O que se vê antes de o vídeo começar. JPEG, PNG ou WebP, até 15 MB."
          error={errors.linkCapa}
          onChange={event => setFile('linkCapa', event.target.files?.[0])}
        />
      </div>
      <div className={styles.part}>
        <Field
          label="Legenda"
          optional
          type="file"
          accept=".vtt,text/vtt"
          hint={aula.legenda ? 'Há uma legenda. Outra toma o seu lugar.' : 'WebVTT (.vtt), até 1 MB.'}
          error={errors.legenda}
          onChange={event => setFile('legenda', event.target.files?.[0])}
        />
        {aula.legenda && <Drop what="legenda" dropped={dropped.legenda} onDrop={yes => drop('legenda', yes)} />}
      </div>
    </div>
  );
}

interface DropProps {
  what: string;
  dropped: boolean;
  onDrop: (dropped: boolean) => void;
}

function Drop({what, dropped, onDrop}: DropProps) {
  return (
    <div className={styles.drop}>
      {dropped && <span>Sai ao salvar.</span>}
      <Button variant="text" small icon={dropped ? 'back' : 'bin'} onClick={() => onDrop(!dropped)}>
        {dropped ? `Desfazer a remoção de ${what}` : `Remover ${what}`}
      </Button>
    </div>
  );
}
