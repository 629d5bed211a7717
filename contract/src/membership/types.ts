import { z } from 'zod';

/** The public API's names for the two roles, and the specification's. */
export const WorkspacePermission = z.enum(['workspace_admin', 'workspace_member', 'admin', 'editor']);

export const Invite = z
  .object({
    code: z.string().describe('The code of the invitation, as its link carries it.'),
    email: z.string(),
    workspace_permission: z.enum(['workspace_admin', 'workspace_member']).describe('The role of the new member.'),
    seat_type: z.enum(['workspace_admin', 'workspace_member']).describe('The same as `workspace_permission`.'),
    group_ids: z.array(z.string()).describe('Groups that the person will be in; always empty.'),
    status: z.enum(['pending', 'expired']).describe('Whether the invitation can still be accepted.'),
    created_at_unix: z.int().describe('When the invitation was created, in Unix seconds.'),
    expires_at_unix: z.int().describe('When the invitation expires, in Unix seconds.'),
    invited_by: z.string().describe('The email address of the admin who invited.'),
  })
  .meta({ id: 'WorkspaceInvite' });

export type Invite = z.output<typeof Invite>;

export const ReceivedInvite = z
  .object({
    code: z.string().describe('The code of the invitation, for accepting or declining it.'),
    workspace_name: z.string().describe('The name of the workspace.'),
    workspace_permission: z
      .enum(['workspace_admin', 'workspace_member'])
      .describe('The role that the caller would have.'),
    invited_by: z.string().describe('The email address of the admin who invited.'),
    status: z.enum(['pending', 'expired']).describe('Whether the invitation can still be accepted.'),
    created_at_unix: z.int().describe('When the invitation was created, in Unix seconds.'),
    expires_at_unix: z.int().describe('When the invitation expires, in Unix seconds.'),
    used_seats: z.int().describe('Members that the workspace has.'),
    max_seats: z.int().describe('Members that the workspace may have.'),
  })
  .meta({ id: 'ReceivedInvite' });

export type ReceivedInvite = z.output<typeof ReceivedInvite>;

export const InviteLink = z
  .object({
    status: z
      .enum(['pending', 'expired', 'revoked', 'accepted', 'declined'])
      .describe('Whether the invitation can be accepted, or how it ended.'),
    workspace_name: z.string().describe('The name of the workspace.'),
    ended_at_unix: z.int().nullable().describe('When the invitation ended, in Unix seconds; null while it is pending.'),
    invitation: z
      .object({
        email: z.string().describe('The address that was invited.'),
        invited_by: z.string().describe('The email address of the admin who invited.'),
        workspace_permission: z
          .enum(['workspace_admin', 'workspace_member'])
          .describe('The role that the person would have.'),
        expires_at_unix: z.int().describe('When the invitation expires, in Unix seconds.'),
        account: z
          .enum(['none', 'unverified', 'exists'])
          .describe('Whether the address has an account, or one that nobody has verified.'),
        can_create_account: z.boolean().describe('Whether this installation takes the account of an invited person.'),
        is_full: z.boolean().describe('Whether every seat of the workspace is taken.'),
        members: z.int().describe('Members that the workspace has.'),
        voices: z.int().describe('Voices that its members can use.'),
      })
      .nullable()
      .describe('The invitation; null when it has ended.'),
  })
  .meta({ id: 'InviteLink' });

export type InviteLink = z.output<typeof InviteLink>;

export const InviteWelcome = z
  .object({
    text: z.string().describe('The sentence that is spoken.'),
    language: z.string().describe('The language of the sentence, as an ISO 639-1 code.'),
    voice_id: z.string().describe('The id of the voice.'),
    voice_name: z.string().describe('The name of the voice.'),
    audio_base64: z.string().describe('The sound as MP3, base64-encoded.'),
    seconds: z.number().describe('How long the sound is.'),
    words: z
      .array(
        z.object({
          text: z.string().describe('The word.'),
          start: z.number().describe('When it begins, in seconds.'),
          end: z.number().describe('When it ends, in seconds.'),
        }),
      )
      .describe('The words with their times.'),
    peaks: z.array(z.number()).describe('The loudest amplitude of every fortieth of a second, from 0 to 1.'),
  })
  .meta({ id: 'InviteWelcome' });

export type InviteWelcome = z.output<typeof InviteWelcome>;

export const Member = z
  .object({
    user_id: z.string().describe('The id of the user.'),
    email: z.string(),
    first_name: z.string().nullable(),
    seat_type: z.enum(['workspace_admin', 'workspace_member']).describe('The role, in the words of the public API.'),
    role: z.enum(['admin', 'editor']).describe('The role of the member.'),
    is_owner: z.boolean().describe('Whether the member owns the workspace.'),
    is_locked: z.boolean().describe('Whether an admin has locked the member out. The seat is kept.'),
    character_limit: z
      .int()
      .nullable()
      .describe('Credits that the member may use in each billing period; null without a limit, and for editors.'),
    character_count: z
      .int()
      .nullable()
      .describe('Credits that the member has used in this billing period; null where there is no limit.'),
    joined_at_unix: z.int().describe('When the member joined, in Unix seconds.'),
    last_active_at_unix: z
      .int()
      .nullable()
      .describe(
        'When a browser of the member last refreshed its session, in Unix seconds; null if it is not known or the caller is not an admin.',
      ),
  })
  .meta({ id: 'WorkspaceMember' });

export type Member = z.output<typeof Member>;
