export interface MessageTables {
  message: {
    id: string;
    type: number;
    title: string;
    bodyText: string;
    creatorUserId: string | null;
    creatorTime: Date;
  };
  message_receiver: { messageId: string; userId: string; readAt: Date | null; creatorTime: Date };
}
