import {client} from '@clube/api-client';
import type {FieldErrors} from '@clube/domain';
import {useState} from 'react';
import {useAction} from '../../components/useAction';
import {CURSO_CHANGES} from '../queries';
import type {Aula} from '../types';
import {aulaAsTyped, aulaErrors, aulaToSend, type AulaValues} from './values';

export interface AulaFiles {
  linkCapa?: File;
  legenda?: File;
}

interface Options {
  cursoId: number;
  /** Id of the lesson's module. */
  idModulo: number;
  aula: Aula | undefined;
  onCreated: (id: number) => void;
}

export type AulaForm = ReturnType<typeof useAulaForm>;

/** The state of a lesson's form: fields, files and materials until they are saved. */
export function useAulaForm({cursoId, idModulo, aula, onCreated}: Options) {
  const [values, setValues] = useState<AulaValues>(() => aulaAsTyped(aula, idModulo));
  const [begin, setBegin] = useState(values);
  const [files, setFiles] = useState<AulaFiles>({});
  const [dropped, setDropped] = useState({video: false, legenda: false});
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [faults, setFaults] = useState<FieldErrors>({});
  const [stored, setStored] = useState(0);
  const [uploading, setUploading] = useState(false);
  const {busy, run, errors} = useAction({
    success: aula ? 'Aula atualizada com sucesso' : 'Aula cadastrada com sucesso',
    failure: aula ? 'Erro ao atualizar aula' : 'Erro ao cadastrar aula',
    changes: CURSO_CHANGES,
  });
  const create = async (): Promise<void> => {
    const path = {id: cursoId, idModulo};
    const made = await client.upload('POST', '/api/cursos/curso/{id}/modulo/{idModulo}/aula', {
      path,
      form: aulaToSend(values),
    });
    onCreated(made.id);
  };
  const update = async ({id}: Aula): Promise<void> => {
    const path = {id};
    const flags = {
      ...(dropped.video && {removerVideo: true}),
      ...(dropped.legenda && {removerLegenda: true}),
      ...(values.idModulo !== idModulo && {idModulo: values.idModulo}),
    };
    await client.put('/api/cursos/aula/{id}', {path, body: {...aulaToSend(values), ...flags}});
    const form = Object.fromEntries(Object.entries(files).map(([field, file]) => [field, [file]]));
    if (Object.keys(form).length > 0) await client.upload('PUT', '/api/cursos/aula/{id}', {path, form});
    for (const material of removed) {
      await client.delete('/api/cursos/material/{id}', {path: {id: material}});
      setRemoved(left => left.filter(other => other !== material));
    }
  };
  const save = async (): Promise<void> => {
    const found = aulaErrors(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    if (!(await run(() => (aula ? update(aula) : create())))) return;
    setBegin(values);
    setFiles({});
    setDropped({video: false, legenda: false});
    setStored(stored + 1);
  };
  return {
    values,
    set: (changed: Partial<AulaValues>) => setValues({...values, ...changed}),
    files,
    setFile: (field: keyof AulaFiles, file: File | undefined) => {
      const {[field]: _, ...others} = files;
      setFiles(file ? {...others, [field]: file} : others);
    },
    dropped,
    drop: (what: 'video' | 'legenda', yes: boolean) => setDropped(before => ({...before, [what]: yes})),
    removed,
    remove: (material: number, yes: boolean) =>
      setRemoved(yes ? [...removed, material] : removed.filter(id => id !== material)),
    errors: {...errors, ...faults},
    busy,
    setUploading,
    changed:
      uploading ||
      values !== begin ||
      removed.length > 0 ||
      dropped.video ||
      dropped.legenda ||
      Object.keys(files).length > 0,
    stored,
    save,
  };
}
