import {client, fileUrl} from '@clube/api-client';
import {Button, Field, Picture, notify} from '@clube/ui';
import {useInvalidateCursos} from '../queries';
import type {Aula} from '../types';
import {VideoUpload} from '../VideoUpload';
import styles from './Aula.module.css';
import {FrameChoice} from './FrameChoice';
import {OFFERED, framesOf} from './frames';
import type {AulaForm} from './useAulaForm';

/** A cover picture from a video that is being sent; undefined if the browser cannot play it. */
async function coverOf(file: File): Promise<File | undefined> {
  const src = URL.createObjectURL(file);
  const [cover] = await framesOf(src, OFFERED.slice(0, 1)).catch(() => []);
  URL.revokeObjectURL(src);
  return cover;
}

/** A lesson's video: an uploaded one replaces it immediately. */
export function Video({aula, form: {dropped, drop, setUploading}}: {aula: Aula; form: AulaForm}) {
  const readAgain = useInvalidateCursos();
  const path = {id: aula.id};
  const attach = async (videoEnvio: string, file: File): Promise<void> => {
    await client.put('/api/cursos/aula/{id}', {path, body: {videoEnvio}});
    const cover = aula.linkCapa ? undefined : await coverOf(file);
    if (cover) await client.upload('PUT', '/api/cursos/aula/{id}', {path, form: {linkCapa: [cover]}});
    notify.success('Vídeo da aula atualizado com sucesso');
    drop('video', false);
    await readAgain();
  };
  return (
    <section className={styles.part} aria-label="Vídeo">
      <h3>Vídeo</h3>
      <VideoUpload
        video={dropped.video ? null : aula.linkVideo}
        label={aula.linkVideo ? 'Trocar o vídeo' : 'Arquivo do vídeo'}
        onComplete={attach}
        onOpen={setUploading}
      />
      {aula.linkVideo && <Drop what="vídeo" dropped={dropped.video} onDrop={yes => drop('video', yes)} />}
      {aula.linkVideo && aula.concluidaPor > 0 && (
        <p className={styles.note}>Quem já concluiu esta aula segue com ela concluída, com este vídeo ou com outro.</p>
      )}
    </section>
  );
}

/** The picture shown before the video begins, and the captions. */
export function Poster({aula, form: {files, setFile, errors, dropped, drop, stored}}: {aula: Aula; form: AulaForm}) {
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
        {aula.linkVideo && !dropped.video && (
          <FrameChoice
            key={`${aula.linkVideo.split('?')[0]} ${stored}`}
            video={aula.linkVideo}
            chosen={files.linkCapa}
            onChoose={frame => setFile('linkCapa', frame)}
          />
        )}
        <Field
          // Clears the field after storing.
          key={stored}
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
          key={stored}
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
