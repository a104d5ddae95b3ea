import {dirname, join} from 'node:path';
import ts from 'typescript';

export const ROOT = join(__dirname, '../../../..');

const programs = new Map<string, ts.Program>();

/** The program of a workspace, as its own tsconfig makes it. */
export function programOf(workspace: string): ts.Program {
  const program = programs.get(workspace) ?? make(workspace);
  programs.set(workspace, program);
  return program;
}

function make(workspace: string): ts.Program {
  const config = join(ROOT, workspace, 'tsconfig.json');
  const {fileNames, options, projectReferences} = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, file => ts.sys.readFile(file)).config,
    ts.sys,
    dirname(config),
  );
  return ts.createProgram({rootNames: fileNames, options: {...options, noEmit: true}, projectReferences});
}
