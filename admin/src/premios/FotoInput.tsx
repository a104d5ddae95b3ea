import {enderecoArquivo} from '@clube/api-client';
import {Campo, IlustracaoPremio, Picture} from '@clube/ui';
import {useEffect, useMemo} from 'react';
import {useInput, useRecordContext} from 'react-admin';
import {sentencaDoErro} from '../components/entradas/erro';
import estilos from './Premios.module.css';
import type {Premio} from './tipos';

function FotoEscolhida({arquivo}: {arquivo: Blob}) {
  const url = useMemo(() => URL.createObjectURL(arquivo), [arquivo]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt="Foto escolhida" />;
}

/** The prize's photo: the one that was chosen, the one that is there, or the drawing that stands in for it. */
export function FotoInput({className}: {className?: string | undefined}) {
  const premio = useRecordContext<Premio>();
  const {field, fieldState} = useInput({
    source: 'foto',
    parse: (valor: unknown) => valor,
    format: (valor: unknown) => valor,
  });
  const escolhida: unknown = field.value;
  return (
    <div className={className}>
      <div className={estilos.fotoGrande}>
        {escolhida instanceof Blob ? (
          <FotoEscolhida arquivo={escolhida} />
        ) : (
          <Picture
            renditions={premio?.imagens ?? []}
            main={enderecoArquivo(premio?.diretorioFoto)}
            alt="Foto atual do prêmio"
            sizes="(max-width: 899px) 90vw, 360px"
            fit="contain"
          >
            <IlustracaoPremio tipo={premio?.tipo ?? 'geral'} semente={premio?.codigo ?? 'novo'} />
          </Picture>
        )}
      </div>
      <Campo
        rotulo="Foto"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        dica="JPEG, PNG ou WebP."
        erro={sentencaDoErro(fieldState.error?.message)}
        onBlur={field.onBlur}
        onChange={evento => field.onChange(evento.target.files?.[0])}
      />
    </div>
  );
}
