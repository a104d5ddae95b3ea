import {client} from '@clube/api-client';
import {MATERIAL_MISSING, WRONG_PAGE_LINK, errorsOfRules, isPageLink, type FieldErrors} from '@clube/domain';
import {Field, RadioGroup} from '@clube/ui';
import {useState} from 'react';
import {FormDialog} from '../../components/dialog/FormDialog';
import {useAction} from '../../components/useAction';
import {NameFields, useNameFields} from '../NameFields';
import {CURSO_CHANGES} from '../queries';
import type {Material} from '../types';

interface Props {
  pathParams: {id: number; idModulo: number; idAula: number};
  /** Undefined for a new material. */
  material: Material | undefined;
  onClose: () => void;
}

const SOURCES = [
  {value: 'arquivo', text: 'Arquivo'},
  {value: 'link', text: 'Link'},
];

const CREATE = '/api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/material';

export function MaterialDialog({pathParams, material, onClose}: Props) {
  const fields = useNameFields(material);
  const [isLink, setIsLink] = useState(material?.tipo === 'link');
  const [link, setLink] = useState((material?.tipo === 'link' && material.link) || '');
  const [file, setFile] = useState<File>();
  const [faults, setFaults] = useState<FieldErrors>({});
  const {busy, run, errors} = useAction({
    success: material ? 'Material atualizado com sucesso' : 'Material cadastrado com sucesso',
    failure: material ? 'Erro ao atualizar material' : 'Erro ao cadastrar material',
    changes: CURSO_CHANGES,
  });
  const check = (): FieldErrors => {
    // An existing material keeps its file until another one is chosen.
    const keeps = material !== undefined && !isLink && material.tipo !== 'link';
    const given = isLink ? link.trim() !== '' : file !== undefined || keeps;
    return {
      ...errorsOfRules({nome: {required: 'Informe o nome'}}, fields.typed),
      ...(!given && {link: MATERIAL_MISSING}),
      ...(isLink && given && !isPageLink(link.trim()) && {link: WRONG_PAGE_LINK}),
    };
  };
  const send = async (): Promise<void> => {
    const found = check();
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    // One field holds either a text or a file, which its type cannot express.
    const source = (isLink ? link.trim() : file && [file]) as undefined;
    const form = {...fields.typed, link: source};
    const stored = await run(() =>
      material
        ? client.upload('PUT', '/api/cursos/material/{id}', {path: {id: material.id}, form})
        : client.upload('POST', CREATE, {path: pathParams, form}),
    );
    if (stored) onClose();
  };
  const wrong = {...errors, ...faults};
  return (
    <FormDialog
      title={material ? 'Editar material' : 'Novo material'}
      submitLabel={material ? 'Salvar' : 'Cadastrar'}
      busy={busy}
      onSend={() => void send()}
      onClose={onClose}
    >
      <NameFields fields={fields} errors={wrong} rows={2} />
      <RadioGroup
        label="O material é"
        name="fonte"
        options={SOURCES}
        value={isLink ? 'link' : 'arquivo'}
        onValueChange={value => {
          setIsLink(value === 'link');
          setFaults({});
        }}
      />
      {isLink ? (
        <Field
          label="Link"
          inputMode="url"
          placeholder="https://"
          value={link}
          maxLength={500}
          error={wrong.link}
          onChange={event => setLink(event.target.value)}
        />
      ) : (
        <Field
          label="Arquivo"
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          hint={
            material && material.tipo !== 'link'
              ? 'Outro arquivo toma o lugar do que há.'
              : 'PDF até 50 MB; JPEG, PNG ou WebP até 15 MB.'
          }
          error={wrong.link}
          onChange={event => setFile(event.target.files?.[0])}
        />
      )}
    </FormDialog>
  );
}
